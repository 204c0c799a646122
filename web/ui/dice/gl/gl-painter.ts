/** Dice with rounded edges, engraved pips and real shadows, drawn by three.js. Loaded only where it will run well. */
import {
  CanvasTexture,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  SRGBColorSpace,
  WebGLRenderer,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { spots } from "../../die-face/spots.ts";
import { coloursOf } from "../colours.ts";
import type { Dress, Painter } from "../painter.ts";
import { pipRadius, pipShape } from "../pips.ts";
import { eye, type View } from "../shape.ts";
import type { DiceLook } from "../tray.ts";

/** Pixels of one face in the shared texture. */
const cell = 192;
const columns = 3;
/** The values on the sides of the box, in three.js' order: right, left, top, bottom, near, far. */
const sides = [3, 4, 1, 6, 2, 5] as const;

/** Maps each side of the box to its own part of the texture. */
const dieGeometry = (): RoundedBoxGeometry => {
  const geometry = new RoundedBoxGeometry(1, 1, 1, 4, 0.13);
  const uv = geometry.getAttribute("uv");
  const perSide = uv.count / sides.length;
  for (let i = 0; i < uv.count; i++) {
    const value = sides[Math.floor(i / perSide)] ?? 1;
    const [column, row] = [(value - 1) % columns, Math.floor((value - 1) / columns)];
    uv.setXY(i, (column + uv.getX(i)) / columns, 1 - (row + 1 - uv.getY(i)) / 2);
  }
  return geometry;
};

const facesPicture = (ground: string, pip: string, { look, blank }: Dress): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [columns * cell, 2 * cell];
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = pip;
  const shape = new Path2D(pipShape(look));
  for (let value = 1; value <= 6 && !blank; value++) {
    const [left, top] = [((value - 1) % columns) * cell, Math.floor((value - 1) / columns) * cell];
    const size = pipRadius(value) * cell;
    for (const [x, y] of spots[value] ?? []) {
      pen.setTransform(size, 0, 0, size, left + (x / 4) * cell, top + (y / 4) * cell);
      pen.fill(shape, "nonzero");
    }
  }
  return canvas;
};

const metals: readonly DiceLook[] = ["gold", "heavy", "steel", "copper"];

const materialOf = (dress: Dress): MeshStandardMaterial => {
  const { look, locked } = dress;
  const { bone, pip, clear = false } = coloursOf(look, locked);
  const map = new CanvasTexture(facesPicture(bone, pip, dress));
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  const bumpMap = new CanvasTexture(facesPicture("#fff", "#000", dress));
  const metal = locked || metals.includes(look);
  return new MeshStandardMaterial({
    map,
    bumpMap,
    bumpScale: 1.6,
    roughness: clear ? 0.08 : metal ? 0.34 : 0.42,
    metalness: metal ? 0.35 : 0,
    transparent: clear,
    opacity: clear ? 0.78 : 1,
  });
};

/** The position of the light, over the far left of the table. */
const lamp = [-4.5, 10, -4] as const;

export const glPainter = (host: HTMLElement, careful: boolean): Painter => {
  const renderer = new WebGLRenderer({
    alpha: true,
    antialias: true,
    // A browser that would render slowly throws here.
    failIfMajorPerformanceCaveat: careful,
  });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.domElement.className = "tray-canvas";
  host.append(renderer.domElement);

  const scene = new Scene();
  const camera = new PerspectiveCamera();
  scene.add(new HemisphereLight("#fff3dc", "#4a3d30", 1.25));
  const light = new DirectionalLight("#fff0d8", 2.1);
  light.position.set(...lamp);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  light.shadow.radius = 4;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.02;
  scene.add(light, light.target);
  const floor = new Mesh(new PlaneGeometry(60, 60), new ShadowMaterial({ opacity: 0.42 }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  scene.add(floor);

  const geometry = dieGeometry();
  const materials = new Map<string, MeshStandardMaterial>();
  const meshes: Mesh[] = [];
  const worn = (dress: Dress): MeshStandardMaterial => {
    const key = JSON.stringify(dress);
    const known = materials.get(key) ?? materialOf(dress);
    materials.set(key, known);
    return known;
  };

  const fit = ({ shape, width, height, scale, middle }: View): void => {
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(width, height);
    camera.aspect = width / height;
    camera.fov = (2 * Math.atan(height / 2 / (scale * eye.distance)) * 180) / Math.PI;
    camera.near = 1;
    camera.far = 60;
    camera.position.set(0, eye.distance * Math.cos(eye.tilt), middle + eye.distance * Math.sin(eye.tilt));
    camera.up.set(0, 0, -1);
    camera.lookAt(0, 0, middle);
    camera.updateProjectionMatrix();
    const reach = Math.max(shape.halfWidth, shape.halfDepth + shape.rail) + 1;
    const lens = light.shadow.camera;
    [lens.left, lens.right, lens.top, lens.bottom, lens.near, lens.far] = [-reach, reach, reach, -reach, 1, 30];
    lens.updateProjectionMatrix();
  };

  return {
    fit,
    dress(dice) {
      while (meshes.length < dice.length) {
        const mesh = new Mesh(geometry);
        mesh.castShadow = true;
        mesh.receiveShadow = true;
        meshes.push(mesh);
        scene.add(mesh);
      }
      for (const mesh of meshes.splice(dice.length)) scene.remove(mesh);
      for (const [i, dress] of dice.entries()) {
        const mesh = meshes[i];
        if (mesh !== undefined) mesh.material = worn(dress);
      }
    },
    paint(poses) {
      for (const [i, { spot, turn, size = 1 }] of poses.entries()) {
        meshes[i]?.scale.setScalar(size);
        meshes[i]?.position.set(...spot);
        meshes[i]?.quaternion.set(...turn);
      }
      renderer.render(scene, camera);
    },
    close() {
      renderer.domElement.remove();
      for (const { map, bumpMap } of materials.values()) {
        map?.dispose();
        bumpMap?.dispose();
      }
      for (const material of materials.values()) material.dispose();
      geometry.dispose();
      renderer.dispose();
    },
  };
};
