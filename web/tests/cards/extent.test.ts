import { expect, test } from 'vitest'
import { extentOf } from '../../src/cards/city/extent.ts'
import { cellOf } from '../../src/cards/city/grid.ts'

test('a city has half a parcel of ground around its cards, each of two by two parcels', () => {
  expect(extentOf([cellOf('c3')])).toEqual({ left: 1.5, top: 2.5, columns: 3, rows: 3 })
  expect(extentOf([cellOf('c3'), cellOf('e4')])).toEqual({ left: 1.5, top: 2.5, columns: 5, rows: 4 })
})

test('an empty one is as large as its first card will be', () => {
  expect(extentOf([])).toMatchObject({ columns: 3, rows: 3 })
})
