// A bot for hanse in plain Node, without packages: hanse play hansa --bot "program:node bot.js"
//
// It shows how to think and listen at the same time: it looks at its choices in small steps, tells what it thinks,
// and decides when it has looked often enough, when its time is over, or when it is told to stop.

const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (word, data) => console.log(data === undefined ? word : `${word} ${JSON.stringify(data)}`);

const WORTH = { sell: 9, buy: 7, install: 6, place: 5, sail: 4, refill: 2, decline: 1, end: 0, done: 0 };
let options = { steps: 200 };
let visits = {}; // how often the ship came to each port: far from the crowd there is more to buy
let thinking = null;

function begin(go) {
  const steps = go.iterations ?? options.steps;
  const until = go.seconds === undefined ? Infinity : Date.now() + 900 * go.seconds;
  thinking = { go, steps, until, looked: 0, best: go.legal[0], score: -Infinity };
  setImmediate(step, thinking);
}

function step(thought) {
  if (thought !== thinking) return; // it was answered meanwhile
  const choice = thought.go.legal[thought.looked % thought.go.legal.length];
  const score = (WORTH[choice.family] ?? 3) + (choice.barrels ?? 0) - 0.1 * (visits[choice.port] ?? 0);
  if (score > thought.score) {
    Object.assign(thought, { best: choice, score });
    say("info", { looked: thought.looked + 1, line: [choice.code], words: choice.words });
  }
  thought.looked += 1;
  if (thought.looked >= thought.steps || Date.now() > thought.until) answer();
  else setImmediate(step, thought);
}

function answer() {
  if (thinking === null) return;
  const { go, best, looked } = thinking;
  thinking = null;
  say("decide", { ply: go.ply, code: best.code, line: [best.code], looked, words: best.words });
}

const HEARD = {
  hello: () => {
    const steps = { name: "steps", default: options.steps, about: "how often it looks at a choice" };
    say("hello", { protocol: 1, name: "Steps", author: "hanse", games: ["hansa"], options: [steps] });
  },
  set: (values) => (options = { ...options, ...values }),
  isready: () => say("readyok"),
  game: () => (visits = {}),
  saw: ({ events }) => {
    for (const { event, to } of events) if (event === "sailed") visits[to] = (visits[to] ?? 0) + 1;
  },
  go: begin,
  stop: answer,
  quit: () => process.exit(0),
};

lines.on("line", (line) => {
  const [word] = line.split(" ", 1);
  HEARD[word]?.(JSON.parse(line.slice(word.length).trim() || "{}"));
});
lines.on("close", () => process.exit(0));
