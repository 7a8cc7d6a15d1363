import type { ChildProcess } from "node:child_process";
import { chosenPort } from "./start/port";
import { preparePractice, runPractice } from "./start/practice";
import { startInBackground, stopInBackground } from "./terminal/run";
import { main, say } from "./terminal/say";

/** Durable Objects are not reachable through Vite's own server: two watching builds stand beside the Worker. */
const watchers = [
  { name: "pages", args: ["build", "--watch", "--clearScreen", "false"] },
  { name: "server", args: ["build", "--ssr", "--watch", "--clearScreen", "false"] },
];

main(async () => {
  const port = await chosenPort();
  await preparePractice();
  const builders = watchers.map(({ name, args }) => shown(name, startInBackground("vite", args)));
  try {
    await runPractice(port);
  } finally {
    await Promise.all(builders.map(stopInBackground));
  }
});

/** Shows a builder's lines with its name before them. */
function shown(name: string, builder: ChildProcess): ChildProcess {
  const show = (chunk: Buffer) => {
    for (const line of chunk.toString().split("\n")) if (line.trim()) say(`  ${name}: ${line}`);
  };
  builder.stdout?.on("data", show);
  builder.stderr?.on("data", show);
  return builder;
}
