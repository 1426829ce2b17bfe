// A counter that everyone at the table may move: the least a boardgame.io server can be asked to do.
const { Server } = require('boardgame.io/server');
const { ActivePlayers } = require('boardgame.io/core');

const counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { more: ({ G }) => { G.count += 1; } },
};

Server({ games: [counter], origins: [/./] }).run({ port: Number(process.argv[2]) });
