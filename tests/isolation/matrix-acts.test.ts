import { askAsEveryone } from "./matrix";

askAsEveryone(["action", "call"]);
