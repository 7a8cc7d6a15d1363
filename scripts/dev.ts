import { chosenPort } from "./start/port";
import { preparePractice, runPractice } from "./start/practice";
import { rebuildOnChange } from "./start/rebuild";
import { main, say } from "./terminal/say";

/** As start, and every change is built anew: the Worker takes up each build by itself. */
main(async () => {
  const port = await chosenPort();
  await preparePractice();
  const stopWatching = rebuildOnChange();
  say("  Changes are rebuilt when you save them.");
  try {
    await runPractice(port);
  } finally {
    stopWatching();
  }
});
