import { reportErrors } from "./report-errors";
import { tellAround } from "./tell-around";

reportErrors();
const own = document.querySelector<HTMLElement>("script[data-bridge]");
if (own) tellAround(own);
