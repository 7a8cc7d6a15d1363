import { keepDrafts } from "./keep-drafts";

keepDrafts();
