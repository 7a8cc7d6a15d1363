import { fitFrame } from "./fit-frame";

fitFrame();
