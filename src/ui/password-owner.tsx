/** For the keeper of passwords, which has to know whose password a form asks for. */
export const PasswordOwner = ({ email }: { email: string }) => (
  <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
)
