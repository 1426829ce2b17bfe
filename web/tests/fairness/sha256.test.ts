import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hmac, sha256 } from '../../src/fairness/sha256.ts'

test('hashes are those of FIPS 180-4', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})

test('codes are those of RFC 4231', () => {
  expect(hmac('Jefe', 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

test('texts of every length, with letters of several bytes, are hashed as Node hashes them', () => {
  for (let size = 0; size < 150; size++) {
    const key = 'key'.repeat(size % 40)
    const text = 'é'.repeat(size % 3) + 'x'.repeat(size)
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    expect(hmac(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'))
  }
})
