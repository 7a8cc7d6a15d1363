import { chosenPort } from "./start/port";
import { preparePractice, runPractice } from "./start/practice";
import { main } from "./terminal/say";

main(async () => {
  const port = await chosenPort();
  await preparePractice();
  await runPractice(port);
});
