import { useSearchParams } from 'react-router-dom';
import { ROLE_NAMES } from '#shared/account/role-names.ts';
import { Badges } from '#ui/buttons/BadgeLink.tsx';
import { ViewBadge } from '#ui/buttons/ViewBadge.tsx';
import { grouped } from '#ui/format/numbers.ts';
import { useUserCountsQuery } from './api.ts';
import { foundIn, type FoundUsers, hrefOf, USER_ROLES, USER_STATE_NAMES, USER_STATES } from './found-users.ts';
import { OF_ROLE, OF_STATE } from './user-counts.ts';

interface ChoiceProps {
  change: Partial<FoundUsers>;
  chosen: boolean;
  label: string;
  count: number | undefined;
}

/** Those who hold a role, and those of a state, with how many there are of each among all. */
export function UserFilter() {
  const [params] = useSearchParams();
  const { data: counts } = useUserCountsQuery();
  const found = foundIn(params);
  return (
    <>
      <Badges aria-label="Role">
        <Choice change={{ role: undefined }} chosen={!found.role} label="All" count={counts?.totalUsers} />
        {USER_ROLES.map((role) => (
          <Choice
            key={role}
            change={{ role }}
            chosen={found.role === role}
            label={ROLE_NAMES[role]}
            count={counts && OF_ROLE[role](counts)}
          />
        ))}
      </Badges>
      <Badges aria-label="State">
        <Choice change={{ state: undefined }} chosen={!found.state} label="Any state" count={counts?.totalUsers} />
        {USER_STATE_NAMES.map((state) => (
          <Choice
            key={state}
            change={{ state }}
            chosen={found.state === state}
            label={USER_STATES[state]}
            count={counts && OF_STATE[state](counts)}
          />
        ))}
      </Badges>
    </>
  );
}

function Choice({ change, chosen, label, count }: ChoiceProps) {
  return (
    <ViewBadge hrefIn={(now) => hrefOf({ ...foundIn(now), ...change, page: 1 })} chosen={chosen}>
      {label}
      {count !== undefined && ` ${grouped(count)}`}
    </ViewBadge>
  );
}
