import { fitFrame } from "./embedding/fit-frame";

fitFrame();
