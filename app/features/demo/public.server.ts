export { readDemo } from "./services/read-demo.server";
