/** So many doctors and fewer have room for all of their days; beyond so many each gets less. */
const FEW_DOCTORS = 3;
const MANY_DOCTORS = 6;
/** So many appointments of a day stand in a week at once; one more takes the place of saying so. */
const MOST = { ofSeveral: 3, ofMany: 2 };

/** How many appointments of a day stand in a week until its row is opened: all of them, or the first ones. */
export function shownOfDay(appointments: number, doctors: number): number {
  const most = doctors > MANY_DOCTORS ? MOST.ofMany : MOST.ofSeveral;
  return doctors <= FEW_DOCTORS || appointments <= most + 1 ? appointments : most;
}
