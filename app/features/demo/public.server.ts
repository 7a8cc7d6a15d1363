export { sampleRowsAmong } from "./data/demo-rows-read.server";
export { readDemo } from "./services/read-demo.server";
