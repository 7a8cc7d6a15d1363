import { BLOOD_AND_HORMONES } from "./blood-and-hormones";
import { BREATHING } from "./breathing";
import { CANCERS } from "./cancers";
import { CIRCULATION } from "./circulation";
import { DIGESTION } from "./digestion";
import { INFECTIONS } from "./infections";
import { KIDNEYS_AND_BIRTH } from "./kidneys-and-birth";
import { MIND_AND_NERVES } from "./mind-and-nerves";
import { SENSES } from "./senses";
import { SKIN_AND_JOINTS } from "./skin-and-joints";
import { SYMPTOMS_AND_INJURIES } from "./symptoms-and-injuries";

/** The tables of conditions, by the chapters of ICD-10 (WHO's own edition, not a clinical modification of a country). */
export const CONDITION_TABLES = [
  ...[INFECTIONS, CANCERS, BLOOD_AND_HORMONES, MIND_AND_NERVES, SENSES, CIRCULATION, BREATHING, DIGESTION],
  ...[SKIN_AND_JOINTS, KIDNEYS_AND_BIRTH, SYMPTOMS_AND_INJURIES],
];
