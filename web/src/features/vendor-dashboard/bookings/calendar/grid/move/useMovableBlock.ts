import type { DragEvent } from 'react';
import type { Block } from '../blocks.ts';
import { canMove, useMoving } from './moving.ts';

/** What lets a block be dragged, where its booking may have another time. */
export function useMovableBlock(block: Block) {
  const { moved, take, letGo } = useMoving();
  if (!canMove(block)) return { draggable: false };
  const onDragStart = ({ dataTransfer }: DragEvent) => {
    dataTransfer.effectAllowed = 'move';
    take(block);
  };
  const { id } = block.booking;
  return { draggable: true, 'data-movable': id, 'data-moved': moved?.booking.id === id || undefined, onDragStart, onDragEnd: letGo };
}
