import { rememberDisplay } from "./display/remember-display";

rememberDisplay();
