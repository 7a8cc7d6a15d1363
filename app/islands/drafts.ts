import { closeMenu } from "./close-menu";
import { keepDrafts } from "./drafts/keep-drafts";

keepDrafts();
closeMenu();
