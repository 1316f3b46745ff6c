import { PageTitle } from '../../ui/PageTitle.tsx';
export function AuthPage() { return <PageTitle title="Login" />; }
