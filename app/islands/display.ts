import { rememberDisplay } from "./display/remember-display";
import { showCallGoingOn } from "./display/show-call-going-on";

rememberDisplay();
const bar = document.querySelector<HTMLElement>("[data-call-going-on]");
if (bar) showCallGoingOn(bar);
