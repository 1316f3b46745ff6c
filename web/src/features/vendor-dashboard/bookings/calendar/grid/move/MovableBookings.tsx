import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { announce } from '#ui/feedback/announcer.ts';
import { SmallMuted } from '#ui/page/text.ts';
import { calendarHref, type CalendarView } from '../../calendar-choice.ts';
import type { Block } from '../blocks.ts';
import { canMove, type Moved, MovingContext } from './moving.ts';
import { choiceOf, isElsewhere, stepped, targetLabel, targetOf } from './target.ts';

interface Props {
  view: CalendarView;
  day: string;
  days: readonly string[];
  blocks: readonly Block[];
  children: ReactNode;
}

/** A calendar whose bookings are moved to another time, by the pointer or by keys: that opens the question, in which the time is chosen already. */
export function MovableBookings({ view, day, days, blocks, children }: Props) {
  const [moved, setMoved] = useState<Moved | null>(null);
  const navigate = useNavigate();
  const movable = blocks.filter(canMove);

  const take = (block: Block) => setMoved({ booking: block.booking, target: targetOf(block) });
  const letGo = () => setMoved(null);
  const propose = () => {
    letGo();
    if (!moved || !isElsewhere(moved.booking, moved.target)) return;
    void navigate(calendarHref(view, day, moved.booking.id, choiceOf(moved.target)), { preventScrollReset: true });
  };

  const step = ({ key, target }: KeyboardEvent) => {
    const id = (target as HTMLElement).closest<HTMLElement>('[data-movable]')?.dataset['movable'];
    const block = movable.find(({ booking }) => booking.id === id);
    const next = block && stepped(moved?.booking.id === id ? moved!.target : targetOf(block), key, days);
    if (!block || !next) return false;
    setMoved({ booking: block.booking, target: next });
    announce(`${targetLabel(next)}. Press Enter to ask for it, or Escape to leave it where it is.`);
    return true;
  };
  const end = ({ key }: KeyboardEvent) => {
    if (!moved || (key !== 'Enter' && key !== 'Escape')) return false;
    if (key === 'Enter') propose();
    else {
      letGo();
      announce('It stays where it is.');
    }
    return true;
  };
  // Before the arrows lead to other bookings, and Enter opens this one.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!(event.shiftKey ? step(event) : end(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <MovingContext value={{ moved, take, putOver: (target) => moved && setMoved({ ...moved, target }), propose, letGo }}>
      <div onKeyDownCapture={onKeyDownCapture} onBlur={letGo}>
        {children}
      </div>
      {movable.length > 0 && <Hint>Drag a booking to another time, or move it with Shift and the arrow keys, to ask for that time.</Hint>}
    </MovingContext>
  );
}

/** For those who have a mouse or keys: a finger scrolls. */
const Hint = styled(SmallMuted)({ '@media (hover: none)': { display: 'none' } });
