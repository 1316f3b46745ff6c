import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import PlaceIcon from 'virtual:icon/outline-place';
import { paths } from '#shared/paths.ts';
import { Fact } from '#ui/cards/Fact.tsx';
import { usePlace } from './place.ts';
import { awayWords, type Reach, reachOf } from './reach.ts';

interface ComesToYouProps {
  vendor: Reach;
  /** A list in which somebody else may be found. */
  others: string;
}

/** Whether the provider drives to the visitor, and who else does if they do not. One line from the start, so that nothing moves once a place is known. */
export function ComesToYou({ vendor, others }: ComesToYouProps) {
  return (
    <Line>
      <Fact icon={<PlaceIcon />}>
        <Words vendor={vendor} others={others} />
      </Fact>
    </Line>
  );
}

function Words({ vendor, others }: ComesToYouProps) {
  const here = usePlace();
  const way = here && reachOf(vendor, here);
  if (!way) return 'Set your location to see whether they come to you.';
  if (way.comes) return `Comes to ${here.zip}, ${awayWords(way)}`;
  return (
    <>
      Does not come to {here.zip}, {awayWords(way)}. <Link to={paths.near(others, here.zip)}>Who comes there?</Link>
    </>
  );
}

const Line = styled('div')(({ theme }) => ({ '& a': { paddingBlock: 4, color: theme.vars.palette.primary.main } }));
