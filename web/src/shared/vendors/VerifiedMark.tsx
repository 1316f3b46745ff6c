import Verified from 'virtual:icon/baseline-verified';

/** Beside a name. Only approved providers are public, so whoever is listed is verified. */
export const VerifiedMark = () => <Verified titleAccess="Verified Provider" sx={{ fontSize: 17, color: 'success.main', flexShrink: 0 }} />;
