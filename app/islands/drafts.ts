import { closeMenu } from "./close-menu";
import { typeDatesWhenThere } from "./dates/when-there";
import { keepDrafts } from "./drafts/keep-drafts";

keepDrafts();
closeMenu();
typeDatesWhenThere();
