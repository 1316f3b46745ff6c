/** Tells them whose password a form is about. */
export function ForPasswordManagers({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
