/** The specification's service type of an offering: one with seats for several is a group session. */
export const serviceTypeOf = <Type extends string>(offering: {
  offeringsType: Type;
  groupCapacity: number | null;
}): Type | "GROUP_SESSION" => (offering.groupCapacity === null ? offering.offeringsType : "GROUP_SESSION");
