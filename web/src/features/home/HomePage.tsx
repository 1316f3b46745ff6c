import { PageTitle } from '../../ui/PageTitle.tsx';
export function HomePage() { return <PageTitle title="Home" />; }
