import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale } from '../../../words/words.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../props.ts';
import { useSettled } from '../../use-settled.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  clampCrop,
  cropSquare,
  maxZoom,
  pinchedCrop,
  pulledCrop,
  wholeCrop,
  type Crop,
  type StagePoint,
} from './crop-frame.ts';
import type { PhotoUploadLabels } from './photo-upload.words.ts';

/** Props of {@link PhotoCrop}. */
export interface PhotoCropProps extends RootProps {
  picture: ImageBitmap;
  /** What the photo is of. */
  label: string;
  words: Pick<
    PhotoUploadLabels,
    'move' | 'moveBy' | 'left' | 'right' | 'up' | 'down' | 'place' | 'zoom' | 'take' | 'cancel'
  >;
  /** Width and height of the photo in px. */
  width: number;
  onTake: (photo: Blob) => void;
  onCancel: () => void;
}

const stageSize = 240;
const nudge = 8;
/** A press of a button goes further than one of a key, which repeats. */
const push = 24;

const Root = styled('div', { column: '$3', alignItems: 'flex-start' });
const Label = styled('p', { fontSize: '$small', fontWeight: '$medium' });
const Stage = styled('canvas', {
  width: stageSize,
  height: stageSize,
  maxWidth: '100%',
  border: '1px solid $border',
  borderRadius: '$round',
  backgroundColor: '$sunken',
  cursor: 'grab',
  touchAction: 'none',
  focusRing: 2,
  '&:active': { cursor: 'grabbing' },
});
const Zoom = styled('label', { row: '$2', width: stageSize, maxWidth: '100%', quiet: '$small' });
const Slider = styled('input', {
  flex: 1,
  minWidth: 0,
  height: 24,
  margin: 0,
  accentColor: '$colors$accent',
});
const Moves = styled('div', { display: 'flex', gap: '$1' });
const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, size: number): void {
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cropSquare(picture, crop);
  // Paper below what the picture lets through: a JPEG would have black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size, size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, size, size);
}

/** A picture in a round frame: pull it, zoom it, also with two fingers, and take what is in the frame. */
export function PhotoCrop(props: PhotoCropProps) {
  const { picture, label, words, width, onTake, onCancel, ...rest } = props;
  const id = useId();
  const stage = useRef<HTMLCanvasElement>(null);
  // Where the fingers are, or the mouse, by the pointer's id.
  const held = useRef(new Map<number, StagePoint>());
  const [taking, setTaking] = useState(false);
  const open = useRef(true);
  const [crop, setCrop] = useState<Crop>(() => clampCrop(picture, wholeCrop));
  const locale = useLocale();
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  const [moved, setMoved] = useState(false);
  const said = useSettled(moved ? words.place(percent(crop.x), percent(crop.y)) : '');
  useEffect(() => {
    if (stage.current) paint(stage.current, picture, crop, stageSize * 2);
  }, [picture, crop]);
  // What was asked for is gone: the focus goes to what stands in its place.
  useEffect(() => stage.current?.focus(), []);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const pull = (byX: number, byY: number) => {
    setMoved(true);
    setCrop((now) => pulledCrop(picture, now, byX, byY, stageSize));
  };
  const press = (event: KeyboardEvent) => {
    const pulls: Record<string, readonly [number, number]> = {
      ArrowLeft: [-nudge, 0],
      ArrowRight: [nudge, 0],
      ArrowUp: [0, -nudge],
      ArrowDown: [0, nudge],
    };
    const by = pulls[event.key];
    if (!by) return;
    event.preventDefault();
    pull(...by);
  };
  const pointOf = (event: PointerEvent): StagePoint => {
    const { left, top, width: across, height } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left - across / 2, y: event.clientY - top - height / 2 };
  };
  const drag = (event: PointerEvent) => {
    const before = held.current.get(event.pointerId);
    if (!before) return;
    const after = pointOf(event);
    held.current.set(event.pointerId, after);
    const other = [...held.current].find(([pointer]) => pointer !== event.pointerId)?.[1];
    if (!other) pull(after.x - before.x, after.y - before.y);
    else setCrop((now) => pinchedCrop(picture, now, [before, other], [after, other], stageSize));
  };
  const release = ({ pointerId }: PointerEvent) => void held.current.delete(pointerId);
  const take = () => {
    const canvas = document.createElement('canvas');
    paint(canvas, picture, crop, width);
    setTaking(true);
    canvas.toBlob(
      (photo) => {
        // Given up meanwhile.
        if (!open.current) return;
        setTaking(false);
        if (photo) onTake(photo);
      },
      'image/jpeg',
      0.9,
    );
  };
  return (
    <Root {...rest} role="group" aria-labelledby={`${id}-label`}>
      <Label id={`${id}-label`}>{label}</Label>
      <Stage
        ref={stage}
        role="application"
        aria-label={words.move}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current.set(event.pointerId, pointOf(event));
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Moves role="group" aria-label={words.moveBy}>
        <IconButton
          size="sm"
          label={words.left}
          icon={<ArrowLeft size={16} />}
          onClick={() => pull(-push, 0)}
        />
        <IconButton
          size="sm"
          label={words.right}
          icon={<ArrowRight size={16} />}
          onClick={() => pull(push, 0)}
        />
        <IconButton size="sm" label={words.up} icon={<ArrowUp size={16} />} onClick={() => pull(0, -push)} />
        <IconButton
          size="sm"
          label={words.down}
          icon={<ArrowDown size={16} />}
          onClick={() => pull(0, push)}
        />
      </Moves>
      <Zoom>
        {words.zoom}
        <Slider
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={percent(crop.zoom)}
          onChange={({ target }) => setCrop(clampCrop(picture, { ...crop, zoom: Number(target.value) }))}
        />
      </Zoom>
      <Actions>
        <Button emphasis="strong" loading={taking} onClick={take}>
          {words.take}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </Actions>
    </Root>
  );
}
