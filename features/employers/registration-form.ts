/** The form of an employer's sign-up: its steps and its initial values. */

export const registrationSteps = ["you", "program", "location", "hiring"] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** new: an unlisted program · claim: one from a licence roster · join: one with a team here. */
export type Belonging = "new" | "claim" | "join";

/** Stands for the typed address among the locations to confirm; the others are identified by id. */
export const typedLocation = "typed";

/** The choice of none of the matching programs. */
export const noneOfThese = "none";

/** Limits at sign-up; a plan or a team may have more later. */
export const maxLocations = 5;
export const maxInvitations = 5;

export const emptyLocation = { name: "", address: "", zipCode: "" };
export const emptyInvitation = { firstName: "", lastName: "", email: "" };

/** The form's values; all but the password are stored in the browser until they are sent. */
export type Registration = Record<
  | "firstName"
  | "lastName"
  | "email"
  | "password"
  | "phoneNumber"
  | "position"
  | "employerName"
  | "zipCode"
  | "centerType"
  | "address"
  | "website"
  | "capacity"
  | "employerId"
  | "licenseNumber",
  string
> & {
  belonging: Belonging;
  locationIds: string[];
  moreLocations: (typeof emptyLocation)[];
  roles: string[];
  invitations: (typeof emptyInvitation)[];
};

export const emptyRegistration: Registration = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  phoneNumber: "",
  position: "",
  employerName: "",
  zipCode: "",
  centerType: "",
  address: "",
  website: "",
  capacity: "",
  belonging: "new",
  employerId: "",
  licenseNumber: "",
  locationIds: [],
  moreLocations: [],
  roles: [],
  invitations: [],
};
