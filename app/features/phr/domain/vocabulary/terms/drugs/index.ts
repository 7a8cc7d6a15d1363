import { BREATHING_AND_ALLERGY } from "./breathing-and-allergy";
import { HEART } from "./heart";
import { HORMONES } from "./hormones";
import { IMMUNITY_AND_CANCER } from "./immunity-and-cancer";
import { INFECTIONS } from "./infections";
import { MIND } from "./mind";
import { NUTRITION_AND_OTHERS } from "./nutrition-and-others";
import { PAIN_AND_NERVES } from "./pain-and-nerves";
import { SKIN_EYES_AND_EARS } from "./skin-eyes-and-ears";
import { STOMACH } from "./stomach";
import { WOMEN_AND_UROLOGY } from "./women-and-urology";

export { COMBINATIONS } from "./combinations";

/** The tables of medicines of one substance, by what they are for. */
export const DRUG_TABLES = [
  ...[HEART, HORMONES, INFECTIONS, PAIN_AND_NERVES, MIND, BREATHING_AND_ALLERGY, STOMACH, WOMEN_AND_UROLOGY],
  ...[SKIN_EYES_AND_EARS, IMMUNITY_AND_CANCER, NUTRITION_AND_OTHERS],
];
