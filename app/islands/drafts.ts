import { closeMenu } from "./close-menu";
import { keepDrafts } from "./keep-drafts";

keepDrafts();
closeMenu();
