import { beginTyping } from "./begin-typing";
import { showHold } from "./hold-time";
import { keepStepOverLanguages } from "./language-step";
import { keepTimesLive } from "./live-times";
import { sendFormsOnce } from "./send-once";
import { noteViewerZone } from "./viewer-zone";

noteViewerZone();
sendFormsOnce();
keepTimesLive();
showHold();
keepStepOverLanguages();
beginTyping();
