import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhotoUpload } from './PhotoUpload.tsx';

const meta = {
  title: 'Inputs/PhotoUpload',
  component: PhotoUpload,
  args: {
    label: 'Your photo',
    labels: { choose: 'Choose a photo', take: 'Use this photo' },
    onPhoto: fn(),
  },
  argTypes: { labels: { control: false } },
  parameters: {
    guide: {
      use: 'Choose and crop a photo of a person or thing.',
      avoid: 'A file field for documents: PhotoUpload accepts pictures only.',
      do: ['State the accepted file types and size before a file is chosen.'],
      dont: ['Don’t upload the original: only the cropped square should leave the browser.'],
      keys: [
        ['Enter, Space', 'on the button: opens the file picker'],
        ['Arrow keys', 'move the picture in its frame; on the slider, zoom'],
      ],
      notes: [
        'Drag and drop is never the only way.',
        'The photo is drawn on a canvas; a strict Content-Security-Policy needs no exception for it.',
      ],
    },
  },
} satisfies Meta<typeof PhotoUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

async function picture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d')!;
  for (let x = 0; x < width; x += 20) {
    context.fillStyle = `hsl(${(x / width) * 300} 60% 50%)`;
    context.fillRect(x, 0, 20, height);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob!], 'photo.png', { type: 'image/png' });
}

export const Empty: Story = {};

export const TakingASquareTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Your photo' })).toBeVisible();
    await userEvent.upload(canvas.getByTestId('file'), await picture(400, 200));
    const stage = await canvas.findByRole('application');
    await waitFor(() => expect(stage).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft>30/}');
    await userEvent.click(canvas.getByRole('button', { name: 'Use this photo' }));
    await waitFor(() => expect(args.onPhoto).toHaveBeenCalledOnce());
    const photo = args.onPhoto.mock.calls[0]![0] as Blob;
    const taken = await createImageBitmap(photo);
    await expect([taken.width, taken.height, photo.type]).toEqual([512, 512, 'image/jpeg']);
    // Moved to the left, it shows the blue end of the picture and no red one.
    const context = document.createElement('canvas').getContext('2d')!;
    context.drawImage(taken, 0, 0, 512, 512, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = context.getImageData(0, 0, 1, 1).data;
    await expect(blue).toBeGreaterThan(red);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveFocus());
  },
};

/** What a picture lets through is paper, as it looks in the frame. */
export const SeeThroughTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const empty = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((done) => empty.toBlob(done, 'image/png'));
    const file = new File([blob!], 'logo.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByTestId('file'), file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await waitFor(() => expect(args.onPhoto).toHaveBeenCalledOnce());
    const taken = await createImageBitmap(args.onPhoto.mock.calls[0]![0] as Blob);
    const context = document.createElement('canvas').getContext('2d')!;
    context.drawImage(taken, 0, 0);
    await expect([...context.getImageData(0, 0, 1, 1).data]).toEqual([255, 255, 255, 255]);
  },
};

/** The photos that are asked for, each made when it is called with one. */
function photosAskedFor() {
  const asked: BlobCallback[] = [];
  const make = spyOn(HTMLCanvasElement.prototype, 'toBlob');
  make.mockImplementation((done) => void asked.push(done));
  return { asked, restore: () => make.mockRestore() };
}

const jpeg = new Blob(['photo'], { type: 'image/jpeg' });

/** However often it is pressed, it is one photo. */
export const PressedTwiceTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByTestId('file'), await picture(300, 300));
    const use = await canvas.findByRole('button', { name: 'Use this photo' });
    const { asked, restore } = photosAskedFor();
    try {
      await userEvent.dblClick(use);
      for (const made of asked) made(jpeg);
      await waitFor(() => expect(args.onPhoto).toHaveBeenCalledOnce());
    } finally {
      restore();
    }
  },
};

/** What is given up while it is made goes nowhere. */
export const GivenUpTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByTestId('file'), await picture(300, 300));
    const use = await canvas.findByRole('button', { name: 'Use this photo' });
    const { asked, restore } = photosAskedFor();
    try {
      await userEvent.click(use);
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      for (const made of asked) made(jpeg);
      await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
      await expect(args.onPhoto).not.toHaveBeenCalled();
    } finally {
      restore();
    }
  },
};

/** A second finger zooms; it pulls the picture nowhere. */
export const TwoFingersTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByTestId('file'), await picture(300, 300));
    const stage = await canvas.findByRole('application');
    // Fingers that are not there cannot be held.
    stage.setPointerCapture = () => undefined;
    const { left, top } = stage.getBoundingClientRect();
    const at = (pointerId: number, x: number) => ({ pointerId, clientX: left + x, clientY: top + 120 });
    const zoom = canvas.getByRole('slider', { name: 'Zoom' });
    await fireEvent.pointerDown(stage, at(1, 100));
    await fireEvent.pointerDown(stage, at(2, 140));
    await fireEvent.pointerMove(stage, at(2, 180));
    await expect(zoom).toHaveValue('2');
    await fireEvent.pointerUp(stage, at(2, 180));
    await fireEvent.pointerMove(stage, at(1, 90));
    await expect(zoom).toHaveValue('2');
  },
};

export const FramingTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByTestId('file'), await picture(300, 500));
    await expect(await canvas.findByRole('slider', { name: 'Zoom' })).toHaveValue('1');
  },
};

export const NotAPictureTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const file = new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByTestId('file'), file, { applyAccept: false });
    await expect(await canvas.findByText(/not a PNG/)).toBeVisible();
  },
};

export const BrokenPictureTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByTestId('file'), new File(['x'], 'x.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/could not be read/)).toBeVisible();
  },
};

export const TooLargeTest: Story = {
  args: { maxBytes: 10 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByTestId('file'), await picture(100, 100));
    await expect(await canvas.findByText(/larger than 0 kB/)).toBeVisible();
    await expect(args.onPhoto).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };
