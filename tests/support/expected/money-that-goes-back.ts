/**
 * What is asked for of an agreed appointment that costs EUR 50.00 once money for it went back before it begins, by hand, in
 * minor units. Zero: it is paid all the same. It stays agreed, whatever its payment option; whether it may begin and be paid
 * online then follows from the option, as for any appointment that is not paid.
 */
export const MONEY_BACK = {
  "20 at the desk and the rest online; what the desk took is taken back": 2_000,
  "20 at the desk and the rest online; what the desk took goes back": 2_000,
  "all at the desk; 20 goes back": 2_000,
  "all online; 20 goes back by its gateway": 2_000,
  "all online; all goes back by its gateway in two parts": 5_000,
  "all online; all goes back by its gateway at once": 5_000,
  "all online; all is noted as given back by hand": 5_000,
  "all online, and 5 at the desk meanwhile; those 5 are taken back": 0,
  "all online, and 5 at the desk meanwhile; 5 goes back by its gateway": 0,
  "20 at the desk and the rest online; 20 goes back and is paid online": 0,
} as const;
