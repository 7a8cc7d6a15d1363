import { rememberDisplay } from "./remember-display";

rememberDisplay();
