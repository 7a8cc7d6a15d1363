/** Who signs, as papers name them. */
export interface Signer {
  employeeId: string;
  /** Code of the specification. */
  title: number;
  name: string;
  qualification: string;
  registrationNumber: string;
  phone: string;
  /** The signature that they keep as text. */
  signature: string;
}
