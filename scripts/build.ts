import { build } from "./start/build";
import { main, step } from "./terminal/say";

main(() => step("Build", build));
