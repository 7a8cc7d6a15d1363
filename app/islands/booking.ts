import { beginTyping } from "./booking/begin-typing";
import { showHold } from "./booking/hold-time";
import { keepStepOverLanguages } from "./language-step";
import { keepTimesLive } from "./booking/live-times";
import { sendFormsOnce } from "./send-once";
import { noteViewerZone } from "./viewer-zone";

noteViewerZone();
sendFormsOnce();
keepTimesLive();
showHold();
keepStepOverLanguages();
beginTyping();
