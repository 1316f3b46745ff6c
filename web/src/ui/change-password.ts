/** The id of the part of a settings page where the password is changed. */
export const CHANGE_PASSWORD = 'change-password';
