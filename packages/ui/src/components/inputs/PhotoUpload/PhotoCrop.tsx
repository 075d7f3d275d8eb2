import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';
import { Button } from '../Button/Button.tsx';
import { clampCrop, cropSquare, maxZoom, pulledCrop, wholeCrop, type Crop } from './crop-frame.ts';
import type { PhotoUploadLabels } from './photo-upload.words.ts';

/** Props of {@link PhotoCrop}. */
export interface PhotoCropProps extends RootProps {
  picture: ImageBitmap;
  /** What the photo is of. */
  label: string;
  words: Pick<PhotoUploadLabels, 'move' | 'zoom' | 'take' | 'cancel'>;
  /** Width and height of the photo in px. */
  width: number;
  onTake: (photo: Blob) => void;
  onCancel: () => void;
}

const stageSize = 240;
const nudge = 8;

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
const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, size: number): void {
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cropSquare(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, size, size);
}

/** A picture in a round frame: pull it, zoom it, and take what is in the frame. */
export function PhotoCrop(props: PhotoCropProps) {
  const { picture, label, words, width, onTake, onCancel, ...rest } = props;
  const id = useId();
  const stage = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  const [crop, setCrop] = useState<Crop>(() => clampCrop(picture, wholeCrop));
  useEffect(() => {
    if (stage.current) paint(stage.current, picture, crop, stageSize * 2);
  }, [picture, crop]);
  // What was asked for is gone: the focus goes to what stands in its place.
  useEffect(() => stage.current?.focus(), []);

  const pull = (byX: number, byY: number) => setCrop((now) => pulledCrop(picture, now, byX, byY, stageSize));
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
  const drag = (event: PointerEvent) => {
    if (!held.current) return;
    pull(event.clientX - held.current.x, event.clientY - held.current.y);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const take = () => {
    const canvas = document.createElement('canvas');
    paint(canvas, picture, crop, width);
    canvas.toBlob((photo) => photo && onTake(photo), 'image/jpeg', 0.9);
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
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = null)}
        onPointerCancel={() => (held.current = null)}
      />
      <Zoom>
        {words.zoom}
        <Slider
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => setCrop(clampCrop(picture, { ...crop, zoom: Number(target.value) }))}
        />
      </Zoom>
      <Actions>
        <Button emphasis="strong" onClick={take}>
          {words.take}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </Actions>
    </Root>
  );
}
