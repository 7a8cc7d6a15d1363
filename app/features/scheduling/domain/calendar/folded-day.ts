/** So many appointments of a day stand in a week of several doctors at once; one more takes the place of saying so. */
const MOST = 3;
/** So many doctors and fewer have room for all of their days. */
const FEW_DOCTORS = 3;

/** How many appointments of a day stand in a week until its row is opened: all of them, or the first ones. */
export const shownOfDay = (appointments: number, doctors: number): number =>
  doctors <= FEW_DOCTORS || appointments <= MOST + 1 ? appointments : MOST;
